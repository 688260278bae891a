import { fileUrl } from '#features/files/queries.ts'
import { breedWords } from '#knowledge/animals/breeds/choice.ts'
import { BreedChoice, Species } from '#knowledge/animals/shape.ts'
import type { Db } from '#platform/database/db.ts'
import { leadsToKeeper } from './policy.ts'
import { cardOf, settingsOf, type TagWithPet } from './queries.ts'
import type { SHOWN } from './shapes.ts'

/** What a stranger sees of a tag: nothing that its keeper does not show now. */
export async function profileOf(db: Db, tag: TagWithPet) {
  if (!leadsToKeeper(tag) || !tag.keeperId)
    return { ...NOTHING, state: tag.status === 'made' ? ('notActivated' as const) : ('retired' as const) }
  if (tag.status === 'paused') return { ...NOTHING, state: 'working' as const }

  const { petName, species, breed, colour, photoId } = tag
  const card = cardOf(tag.card)
  const missing = missingOf(tag)
  const settings = settingsOf(tag.settings)
  const shows = (shown: (typeof SHOWN)[number]) => shown === 'public' || (shown === 'whenMissing' && missing !== null)
  const keeper = await db.selectFrom('account').select(['town', 'mobile']).where('id', '=', tag.keeperId).executeTakeFirst()
  const choice = BreedChoice.safeParse(breed).data
  const looks = card ? card.looks : [choice && breedWords(Species.catch('other').parse(species), choice), colour].filter(Boolean).join(', ')
  return {
    state: 'working' as const,
    petName,
    species,
    missing,
    looks: shows(settings.looks) && looks ? looks : null,
    photoUrl: shows(settings.photo) && photoId ? fileUrl(photoId) : null,
    area: shows(settings.area) ? (keeper?.town ?? null) : null,
    phone: shows(settings.phone) ? (keeper?.mobile ?? null) : null,
    notes: shows(settings.notes) && settings.notesText ? settings.notesText : null,
  }
}

/** Whether the pet of a tag is looked for: by the register, or by what its card says. */
export function missingOf({ card, petStatus }: Pick<TagWithPet, 'card' | 'petStatus'>): 'missing' | 'stolen' | null {
  if (card) return cardOf(card)?.isMissing ? 'missing' : null
  return petStatus === 'missing' || petStatus === 'stolen' ? petStatus : null
}

const NOTHING = { petName: null, species: null, looks: null, photoUrl: null, area: null, phone: null, notes: null, missing: null }
