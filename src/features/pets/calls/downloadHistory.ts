import { BEGINNING, type Event, markOf } from '#platform/law/event.ts'
import { inclusionOf } from '#platform/law/seals.ts'
import { answer } from '#platform/server/answer.ts'
import { downloadHistory } from '../contract.ts'
import { eventsOf } from '../queries/record.ts'
import { petOfKeeper } from '../queries.ts'

const HOW =
  'The hash of an event is SHA-256, in hex, of the JSON text of the list [subject, subjectId, seq, at, move, fromStatus, toStatus, clause, byMark, byRole, holderMark, facts, previousHash] without spaces. In it facts is itself JSON text with its keys in order at every depth. The first previousHash is 64 zeros; every other is the hash of the event before. The inclusion leads from the hash of one event to the signed root over all histories that is published at /.well-known/homeward-history: see docs/history.md.'

export default answer(downloadHistory, async ({ input, who, db, refuse, give }) => {
  const pet = await petOfKeeper(db, input.petId, who.id)
  if (!pet) throw refuse('notYours')
  const chain = await eventsOf(db, pet.id)
  const inclusion = await inclusionOf(db, 'pet', pet.id)
  const history = { chipNumber: pet.chipNumber, how: HOW, beginning: BEGINNING, events: chain.map(hashed), inclusion }
  give({
    bytes: Buffer.from(JSON.stringify(history, null, 2)),
    type: 'application/json; charset=utf-8',
    name: `history-${pet.chipNumber}.json`,
  })
  return null
})

/** An event as it was hashed: without the account that made it, and the salt that would tell. */
function hashed({ id: _, writtenIn: __, byAccount, byPerson, salt, ...event }: Event & { writtenIn: string }) {
  return { ...event, byMark: markOf({ byAccount, byPerson, salt }) }
}
