import type { Letters } from '#features/chat/points.ts'
import { askedToConfirm } from '#features/offers/queries.ts'
import { byEveryWay, finderWrote, finderWroteToNamed, keeperTold, keeperWrote } from './messages.ts'
import { keeperById } from './queries.ts'

/** Letters about a conversation between whoever found or saw an animal and its keeper. */
export const letters: Letters = {
  begun: keeperTold,
  async toHost({ db, notify }, thread, { text, begins }) {
    const { id: threadId, petId } = thread
    const said = { threadId, text, begins, petName: thread.petName ?? 'your pet' }
    const keeper = thread.hostId && (await keeperById(db, thread.hostId))
    if (keeper) await notify(byEveryWay(keeper, said), finderWrote(said, thread))
    const named = petId && (await askedToConfirm(db, petId))
    if (named) await notify({ ...named, mobile: begins || !named.email ? named.mobile : null }, finderWroteToNamed(said))
  },
  guestNotice: (thread, { text }, link) => keeperWrote(thread, { text, petName: thread.petName ?? 'The pet' }, link),
}
