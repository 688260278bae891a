import { BEGINNING, type Event, markOf } from '#platform/law/event.ts'
import { answer } from '#platform/server/answer.ts'
import { downloadHistory } from '../contract.ts'
import { eventsOf, petOfKeeper } from '../queries.ts'

const HOW =
  'The hash of an event is SHA-256, in hex, of the JSON text of the list [version, subject, subjectId, seq, at, move, fromStatus, toStatus, clause, byMark, byRole, facts, previousHash] without spaces; of an event of version 1 the list has no version, and byAccount in place of byMark. In it facts is itself JSON text with its keys in order at every depth. The first previousHash is 64 zeros; every other is the hash of the event before.'

export default answer(downloadHistory, async ({ input, who, db, refuse, give }) => {
  const pet = await petOfKeeper(db, input.petId, who.id)
  if (!pet) throw refuse('notYours')
  const chain = await eventsOf(db, pet.id)
  const history = { chipNumber: pet.chipNumber, how: HOW, beginning: BEGINNING, events: chain.map(hashed) }
  give({
    bytes: Buffer.from(JSON.stringify(history, null, 2)),
    type: 'application/json; charset=utf-8',
    name: `history-${pet.chipNumber}.json`,
  })
  return null
})

/** An event as it was hashed. In version 1 that is with the account that made it, a random number: without it nobody could work the hash out. */
function hashed({ id: _, byAccount, bySalt, ...event }: Event) {
  return event.version === 1 ? { ...event, byAccount } : { ...event, byMark: markOf({ byAccount, bySalt }) }
}
