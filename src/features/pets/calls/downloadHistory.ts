import { BEGINNING } from '#platform/law/event.ts'
import { answer } from '#platform/server/answer.ts'
import { downloadHistory } from '../contract.ts'
import { eventsOf, petOfKeeper } from '../queries.ts'

const HOW =
  'The hash of an event is SHA-256, in hex, of the JSON text of the list [subject, subjectId, seq, at, move, fromStatus, toStatus, clause, byAccount, byRole, facts, previousHash] without spaces, where facts is itself JSON text with its keys in order at every depth. The first previousHash is 64 zeros; every other is the hash of the event before.'

export default answer(downloadHistory, async ({ input, who, db, refuse, give }) => {
  const pet = await petOfKeeper(db, input.petId, who.id)
  if (!pet) throw refuse('notYours')
  const chain = await eventsOf(db, pet.id)
  // The account that made a change is a random number in the hash: it names nobody, and without it the hash could not be worked out.
  const events = chain.map(({ id: _, ...hashed }) => hashed)
  const history = { chipNumber: pet.chipNumber, how: HOW, beginning: BEGINNING, events }
  give({
    bytes: Buffer.from(JSON.stringify(history, null, 2)),
    type: 'application/json; charset=utf-8',
    name: `history-${pet.chipNumber}.json`,
  })
  return null
})
