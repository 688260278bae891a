import { isTheirs } from '#features/chat/beginConversation.ts'
import { newRelayKey } from '#features/chat/newRelayKey.ts'
import { writeMessage } from '#features/chat/writeMessage.ts'
import { beginConversation } from '#features/lookup/beginConversation.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { addScanTracking } from '../contract.ts'
import { countWrong, mayGuess } from '../guesses.ts'
import { leadsToKeeper } from '../policy.ts'
import { missingOf } from '../profile.ts'
import { type TagWithPet, tagByToken } from '../queries.ts'
import { recordScan } from '../recordScan.ts'

type Context = CallContext<typeof addScanTracking>
type Kept = TagWithPet & { keeperId: string; petName: string; species: string }

/** TAG-8: the keeper is told; their own scans count for nothing. */
export default answer(addScanTracking, async (context) => {
  const { input, who, db, services, refuse } = context
  if (!mayGuess(context)) throw refuse('tooManyGuesses')
  const tag = await tagByToken(db, services, input.token)
  if (!tag) {
    countWrong(context)
    throw refuse('noSuchTag')
  }
  if (!leadsToKeeper(tag) || !isKept(tag)) throw refuse('notActive')
  if (who?.id === tag.keeperId) return { scanId: null, relayLink: null }

  const threadId = input.message ? await begin(context, tag) : null
  const scanId = await recordScan(context, { ...tag, isMissing: missingOf(tag) !== null }, threadId)
  const relayLink = threadId ? services.config.publicUrl + paths.relay(await newRelayKey(db, threadId, context.now)) : null
  return { scanId, relayLink }
})

const isKept = (tag: TagWithPet): tag is Kept => tag.keeperId !== null && tag.petName !== null && tag.species !== null

async function begin(context: Context, tag: Kept): Promise<string> {
  const { finderName = null, finderEmail = null, finderMobile = null, message } = context.input
  const { input } = context
  const finderProven = await isTheirs(context.db, context.who?.id, finderEmail ?? finderMobile)
  const finder = { finderId: context.who?.id ?? null, finderName, finderEmail, finderMobile, finderProven }
  const at = input.place?.kind === 'denied' ? undefined : input.place
  const place = { words: input.placeWords, lat: at?.lat, lng: at?.lng }
  const thread = await beginConversation(context, { ...asShown(tag), keeperId: tag.keeperId }, finder, { about: 'tag', place })
  await writeMessage(context, thread, 'guest', { text: message })
  return thread.id
}

/** TAG-3: of the pet of a paused tag a finder learns nothing, in what they write either. */
const asShown = ({ status, petId, petName, species }: Kept) =>
  status === 'paused' ? { id: null, name: 'A pet', species: 'other' } : { id: petId, name: petName, species }
