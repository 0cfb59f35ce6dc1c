// Things and their components: sparse sets, ids with a generation so that a stale id finds nothing. A new kind of
// component is a header in components/ and a name in Registry below.
#pragma once
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

#include "stage/components/card_face.h"
#include "stage/components/layer.h"
#include "stage/components/lifetime.h"
#include "stage/components/position.h"
#include "stage/components/sound_cue.h"
#include "stage/components/sprite.h"
#include "stage/components/text.h"
#include "stage/components/tween.h"

namespace d6::stage {

struct Thing {
  std::uint32_t index = 0xFFFFFFFFu, generation = 0;
  friend bool operator==(const Thing&, const Thing&) = default;
};

// One component of all things that have it, packed; `who[i]` has `values[i]`.
template <class C>
class Pool {
 public:
  bool has(std::uint32_t index) const { return index < sparse_.size() && sparse_[index] != kNone; }
  C& set(std::uint32_t index, C value) {
    if (index >= sparse_.size()) sparse_.resize(index + 1, kNone);
    if (sparse_[index] != kNone) return values[sparse_[index]] = std::move(value);
    sparse_[index] = static_cast<std::uint32_t>(values.size());
    who.push_back(index);
    values.push_back(std::move(value));
    return values.back();
  }
  C* find(std::uint32_t index) { return has(index) ? &values[sparse_[index]] : nullptr; }
  const C* find(std::uint32_t index) const { return has(index) ? &values[sparse_[index]] : nullptr; }
  void remove(std::uint32_t index) {
    if (!has(index)) return;
    const std::uint32_t at = sparse_[index], last = who.back();
    if (at != values.size() - 1) {
      values[at] = std::move(values.back());
      who[at] = last;
      sparse_[last] = at;
    }
    sparse_[index] = kNone;
    who.pop_back();
    values.pop_back();
  }
  void clear() {
    for (const std::uint32_t index : who) sparse_[index] = kNone;
    who.clear();
    values.clear();
  }
  std::size_t size() const { return values.size(); }

  std::vector<std::uint32_t> who;  // indexes of things; read only
  std::vector<C> values;

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFu;
  std::vector<std::uint32_t> sparse_;
};

template <class... Components>
class BasicRegistry {
 public:
  Thing create() {
    if (!free_.empty()) {
      const std::uint32_t index = free_.back();
      free_.pop_back();
      return {index, generations_[index]};
    }
    generations_.push_back(0);
    return {static_cast<std::uint32_t>(generations_.size() - 1), 0};
  }
  bool alive(Thing t) const { return t.index < generations_.size() && generations_[t.index] == t.generation; }
  // A dead thing is left alone.
  void remove(Thing t) {
    if (!alive(t)) return;
    (pool<Components>().remove(t.index), ...);
    ++generations_[t.index];
    free_.push_back(t.index);
  }
  void remove_at(std::uint32_t index) { remove({index, generations_[index]}); }
  void clear() {
    for (std::uint32_t i = 0; i < generations_.size(); ++i) ++generations_[i];
    free_.clear();
    for (std::uint32_t i = static_cast<std::uint32_t>(generations_.size()); i-- > 0;) free_.push_back(i);
    (pool<Components>().clear(), ...);
  }
  std::size_t size() const { return generations_.size() - free_.size(); }

  template <class C>
  C& set(Thing t, C value) {
    assert(alive(t));
    return pool<C>().set(t.index, std::move(value));
  }
  template <class C>
  C* find(Thing t) {
    return alive(t) ? pool<C>().find(t.index) : nullptr;
  }
  template <class C>
  const C* find(Thing t) const {
    return alive(t) ? pool<C>().find(t.index) : nullptr;
  }
  template <class C>
  void drop(Thing t) {
    if (alive(t)) pool<C>().remove(t.index);
  }
  template <class C>
  Pool<C>& pool() {
    return std::get<Pool<C>>(pools_);
  }
  template <class C>
  const Pool<C>& pool() const {
    return std::get<Pool<C>>(pools_);
  }

 private:
  std::tuple<Pool<Components>...> pools_;
  std::vector<std::uint32_t> generations_, free_;
};

using Registry = BasicRegistry<Position, Layer, Sprite, CardFace, Flip, Text, Tween, Lifetime, SoundCue>;

}  // namespace d6::stage
