// The list sorts by layer and order, so the order of the pool must not show: two things of one layer and order would
// change places when a third one goes. Views give each thing its own order.
#include "stage/systems/draw.h"

#include "stage/systems/flip.h"

namespace d6::stage {

void draw_things(const Registry& things, DrawList& list) {
  const Pool<Layer>& layers = things.pool<Layer>();
  for (std::size_t i = 0; i < layers.size(); ++i) {
    const std::uint32_t who = layers.who[i];
    const Position* at = things.pool<Position>().find(who);
    if (!at) continue;
    list.layer(layers.values[i].layer, layers.values[i].order);
    if (const Sprite* s = things.pool<Sprite>().find(who)) list.sprite(s->what, at->x, at->y, s->flip, s->remap);
    if (const CardFace* c = things.pool<CardFace>().find(who)) {
      const SpriteRef& side = c->face_up ? c->front : c->back;
      if (const Flip* f = things.pool<Flip>().find(who)) {
        list.squashed(side, at->x, at->y, flip_width(*f, side.from.w), c->remap);
      } else {
        list.sprite(side, at->x, at->y, false, c->remap);
      }
    }
    if (const Text* t = things.pool<Text>().find(who); t && t->font) {
      list.text(*t->font, {at->x + t->dx, at->y + t->dy, t->width, t->font->height()}, t->view(), t->colour, t->align);
    }
  }
  list.layer(0);
}

}  // namespace d6::stage
