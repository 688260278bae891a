import { listed } from '#platform/listed.ts'
import { whenText } from '#platform/text/whentext.ts'
import { partOf, textIn } from '#platform/web/read.ts'

/** What an event of a pet's life says besides its name: which facts changed, the day it happened; '' when nothing. */
export function lifeText(facts: Record<string, unknown>): string {
  const changed = changedWords(partOf(facts, 'changed'))
  const on = textIn(facts, 'on')
  const said = [
    changed.length > 0 && `What changed: ${listed(changed)}.`,
    on && `On ${whenText(on, 'day')}.`,
    textIn(facts, 'alsoHeldBy') && 'Another database said it also holds this chip.',
  ]
  return said.filter(Boolean).join(' ')
}

function changedWords(changed: unknown): string[] {
  if (!Array.isArray(changed)) return []
  return [...new Set(changed.map((field) => FIELD_WORDS.get(String(field)) ?? 'other details'))]
}

const FIELD_WORDS = new Map([
  ['name', 'name'],
  ['breed', 'breed'],
  ['sex', 'sex'],
  ['neutered', 'neutered'],
  ['colour', 'colour'],
  ['markings', 'markings'],
  ['bornOn', 'date of birth'],
  ['bornExactly', 'date of birth'],
  ['photoId', 'photo'],
  ['implantedOn', 'implant date'],
  ['implantSite', 'where the chip is'],
  ['implanterName', 'implanter'],
])
