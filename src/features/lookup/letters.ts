import { newHostKey } from '#features/chat/newRelayKey.ts'
import type { Letters, LetterTools } from '#features/chat/points.ts'
import type { Thread } from '#features/chat/queries.ts'
import { askedToConfirm } from '#features/offers/queries.ts'
import { paths } from '#src/paths.ts'
import { byEveryWay, finderAsks, finderWrote, finderWroteToNamed, implanterTold, keeperTold, keeperWrote } from './messages.ts'
import { keeperById, searchOf } from './queries.ts'

/** A keeper who looks for an animal has so long to read what a finder wrote before somebody else is asked to call them. */
const ANSWER_IN = { minutes: 15 }

/** Letters about a conversation between whoever found or saw an animal and its keeper. */
export const letters: Letters = {
  begun: (thread, link) => (thread.about === 'issued' ? implanterTold(thread, link) : keeperTold(thread, link)),
  async toHost({ db, now, notify, queue }, thread, { text, begins }) {
    const { id: threadId, petId } = thread
    if (thread.about === 'issued') return askHost(notify, thread, text)
    const { missing, where, secondContact } = await searchOf(db, thread)
    const link = paths.relay(await newHostKey(db, threadId, now))
    const said = { threadId, link, text, begins, missing, where, petName: thread.petName ?? 'your pet' }
    const keeper = thread.hostId && (await keeperById(db, thread.hostId))
    if (keeper) await notify(byEveryWay(keeper, said), finderWrote(said, thread))
    if (missing && begins && secondContact) await queue('callSecondContact', { threadId }, ANSWER_IN.minutes * 60)
    const named = petId && (await askedToConfirm(db, petId))
    if (named) await notify({ ...named, mobile: begins || !named.email ? named.mobile : null }, finderWroteToNamed(said))
  },
  guestNotice: (thread, { text }, link) =>
    keeperWrote(thread, { text, from: thread.about === 'issued' ? 'The implanter' : `${thread.petName ?? 'The pet'}’s keeper` }, link),
}

/** An implanter is asked about a chip that nobody has registered. */
async function askHost(notify: LetterTools['notify'], { id, hostId, guestName }: Thread, text: string): Promise<void> {
  if (hostId) await notify(hostId, finderAsks({ threadId: id, text, from: guestName }))
}
