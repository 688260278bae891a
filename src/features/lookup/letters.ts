import { newHostKey } from '#features/chat/newRelayKey.ts'
import type { Letters, LetterTools } from '#features/chat/points.ts'
import type { Thread } from '#features/chat/queries.ts'
import { askedToConfirm } from '#features/offers/queries.ts'
import { sharersOf } from '#features/sharing/queries.ts'
import { isHeldAsTold } from '#features/welfare/queries/custodies.ts'
import { verifiedRescue } from '#features/welfare/queries/rescues.ts'
import { paths } from '#src/paths.ts'
import { shownHolder } from './holder.ts'
import {
  byEveryWay,
  finderAsks,
  finderWrote,
  finderWroteToNamed,
  implanterTold,
  keeperAnswered,
  keeperTold,
  keeperWrote,
  registrarTold,
  type Said,
} from './messages.ts'
import { type Keeper, keeperById, searchOf } from './queries.ts'
import { saidMap, saidWhere } from './said.ts'

/** Letters about a conversation between whoever found or saw an animal and its keeper. */
export const letters: Letters = {
  async begun({ db, now }, thread, link) {
    if (thread.about !== 'issued' || !thread.hostId) {
      const { isConfirmed } = await searchOf(db, thread)
      return isConfirmed ? keeperTold(thread, link) : registrarTold(thread, link)
    }
    return implanterTold(thread, link, await shownHolder(db, thread.hostId, now))
  },
  async toHost({ db, now, notify }, thread, { text, begins }) {
    const { id: threadId, petId } = thread
    const place = { where: saidWhere(thread), ...saidMap(thread) }
    const link = paths.relay(await newHostKey(db, threadId, now))
    if (thread.about === 'issued') return askHost(notify, thread, { text, link, ...place })
    const { missing } = await searchOf(db, thread)
    const said = { threadId, link, text, begins, missing, ...place, petName: thread.petName ?? 'your pet' }
    const keeper = thread.hostId && (await keeperById(db, thread.hostId))
    const isSafe = begins && (await isHeldAsTold(db, threadId))
    const begun = { about: thread.about, guestName: thread.guestName, rescue: await verifiedRescue(db, thread.guestId), isSafe }
    if (keeper) await notify(byEveryWay(keeper, said), finderWrote(said, begun))
    for (const sharer of await sharersToTell(db, thread)) {
      // They sign in to answer: once the sharing has ended, the link opens nothing.
      await notify(byEveryWay(sharer, said), finderWrote({ ...said, link: null }, begun))
    }
    const named = petId && (await askedToConfirm(db, petId))
    if (named) await notify({ ...named, mobile: begins || !named.email ? named.mobile : null }, finderWroteToNamed(said))
  },
  async toOrganisation({ db, notify }, thread, { text, begins }) {
    const { id: threadId, guestId, guestEmail, guestMobile, petName } = thread
    // Where it gave an address, the answer goes there or, if that one’s blocked, nowhere.
    if (!guestId || guestEmail || guestMobile || !(await verifiedRescue(db, guestId))) return false
    // What a text costs, it's worth while the animal is there and its keeper's days run.
    const byText = begins && (await isHeldAsTold(db, threadId))
    await notify(guestId, keeperAnswered({ threadId, text, petName: petName ?? 'the animal', byText }))
    return true
  },
  guestNotice: (thread, { text }, link) =>
    keeperWrote(thread, { text, from: thread.about === 'issued' ? 'The implanter' : `${thread.petName ?? 'The pet'}’s keeper` }, link),
}

/** SHARE-2 Whoever shares the records of the keeper hears of finders as well. */
async function sharersToTell(db: LetterTools['db'], { hostId }: Thread): Promise<Keeper[]> {
  const sharers = hostId ? await Promise.all((await sharersOf(db, hostId)).map((id) => keeperById(db, id))) : []
  return sharers.filter((sharer) => sharer !== null)
}

/** An implanter is asked about a chip that nobody has registered. */
async function askHost(
  notify: LetterTools['notify'],
  { id, hostId, guestName }: Thread,
  said: Pick<Said, 'text' | 'where' | 'map'> & { link: string },
): Promise<void> {
  if (hostId) await notify(hostId, finderAsks({ ...said, threadId: id, from: guestName }))
}
