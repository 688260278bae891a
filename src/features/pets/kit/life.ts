import { listed } from '#platform/listed.ts'
import { whenText } from '#platform/text/whentext.ts'
import { partOf, textIn } from '#platform/web/read.ts'

/** What an event of a pet's life says besides its name: which facts changed, the day it happened; '' when nothing. */
export function lifeText(facts: Record<string, unknown>): string {
  const { told, untold } = changesIn(facts)
  const [on, of] = [textIn(facts, 'on'), textIn(facts, 'of')]
  const said = [
    ...told,
    untold.length > 0 && `What changed: ${listed(untold)}.`,
    on && `On ${whenText(on, 'day')}.`,
    of && `Cause: ${of}.`,
    textIn(facts, 'alsoHeldBy') && 'Another database said it also holds this chip.',
  ]
  return said.filter(Boolean).join(' ')
}

/** A change with what stood there and what stands there now, where the history keeps both; otherwise the name of what changed. */
function changesIn(facts: Record<string, unknown>) {
  const changed = partOf(facts, 'changed')
  const was = recordIn(facts, 'was')
  const now = recordIn(facts, 'now')
  const told = new Map<string, string>()
  const untold = new Set<string>()
  for (const field of Array.isArray(changed) ? changed.map(String) : []) {
    const word = FIELD_WORDS.get(field) ?? 'other details'
    if (field in was && field in now)
      told.set(word, `${sentenceStart(word)}: ${valueText(field, was[field])} → ${valueText(field, now[field])}.`)
    else untold.add(word)
  }
  return { told: [...told.values()], untold: [...untold].filter((word) => !told.has(word)) }
}

function recordIn(facts: Record<string, unknown>, name: string): Record<string, unknown> {
  const part = partOf(facts, name)
  return typeof part === 'object' && part !== null ? { ...part } : {}
}

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'not given'
  if (field === 'kind') return CAME[String(value)] ?? String(value)
  if (field === 'councilNation') return NATIONS[String(value)] ?? String(value)
  if (field === 'releaseGround') return RELEASED[String(value)] ?? String(value)
  if (field === 'strayBefore') return BEFORE[String(value)] ?? String(value)
  if (typeof value === 'boolean') return BOOLEANS[field]?.[value ? 0 : 1] ?? (value ? 'yes' : 'no')
  return /^\d{4}-\d{2}-\d{2}/.test(String(value)) ? whenText(String(value), 'day') : String(value)
}

const BOOLEANS: Record<string, readonly [string, string]> = { bornExactly: ['exact', 'estimated'] }

/** The ways in which an animal comes to a rescue. */
const CAME: Partial<Record<string, string>> = {
  stray: 'as a stray',
  surrender: 'given up',
  returned: 'returned by its adopter',
  fromRescue: 'from a rescue or pound',
  bornHere: 'born in care',
  fromAbroad: 'from abroad',
  seized: 'seized',
}

const NATIONS: Partial<Record<string, string>> = {
  greatBritain: 'England, Wales or Scotland',
  northernIreland: 'Northern Ireland',
}

/** Why a council lets a stray go before its days are over. */
const RELEASED: Partial<Record<string, string>> = {
  ownerGaveUp: 'its owner gave it up',
  notAStray: 'it isn’t a stray',
  otherReason: 'another reason',
}

/** PET-15 Whether an animal was a stray in the rescue that it came from. */
const BEFORE: Partial<Record<string, string>> = {
  no: 'no',
  over: 'yes, and its days were over',
  counting: 'yes, and its days were counting',
}

const sentenceStart = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const FIELD_WORDS = new Map([
  ['name', 'name'],
  ['species', 'kind of animal'],
  ['breed', 'breed'],
  ['sex', 'sex'],
  ['neutered', 'neutered'],
  ['colour', 'colour'],
  ['markings', 'markings'],
  ['bornOn', 'date of birth'],
  ['bornExactly', 'certainty of the date of birth'],
  ['photoId', 'photo'],
  ['kind', 'how it came'],
  ['cameOn', 'day it arrived'],
  ['councilFrom', 'day the council took it in'],
  ['noticeOn', 'day the council told its owner'],
  ['councilNation', 'where the council is'],
  ['releasedOn', 'day the council released it'],
  ['releaseGround', 'why the council released it'],
  ['fromWhom', 'which rescue or authority it came from'],
  ['fromCountry', 'country it came from'],
  ['strayBefore', 'stray before'],
  ['daysOverOn', 'day its time as a stray was over'],
  ['implantedOn', 'implant date'],
  ['implantSite', 'where the chip is'],
  ['implanterName', 'implanter'],
  ['kennelClubNumber', 'Kennel Club number'],
  ['damName', 'mother'],
  ['damChipNumber', 'mother’s microchip number'],
  ['damKennelClubNumber', 'mother’s Kennel Club number'],
  ['sireName', 'father'],
  ['sireChipNumber', 'father’s microchip number'],
  ['sireKennelClubNumber', 'father’s Kennel Club number'],
])
