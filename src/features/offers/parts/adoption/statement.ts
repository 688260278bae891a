import { type Ground, groundWords } from '#features/welfare/kit/ways.ts'
import { listed } from '#platform/listed.ts'
import { countText } from '#platform/text/counttext.ts'
import { whenText } from '#platform/text/whentext.ts'

/** An animal that is to go, and on which grounds it can. */
interface Going {
  name: string
  ground: Ground | null
  grounds: readonly Ground[]
  /** PET-15 The day to come on which its stray period ends. */
  goesOn: string | null
}

const HINTS: Partial<Record<Ground, string>> = {
  relinquished: 'They signed it over to you',
  strayPeriodPassed: 'The council kept it for 7 clear days and no one claimed it',
}

/** What an organisation can state of an animal whose stay doesn't say why it goes. */
export const statementsFor = ({ grounds }: Pick<Going, 'grounds'>) =>
  grounds.map((ground) => ({ value: ground, label: capital(groundWords[ground]), ...(HINTS[ground] && { hint: HINTS[ground] }) }))

/** The grounds of animals that go, in sentences: one for each ground, with those that go on it. */
export function groundSentences(pets: readonly Going[]): string[] {
  const [first, another] = pets
  if (first?.ground && !another) return [capital(said(first.ground, first.goesOn))]
  const byWords = new Map<string, string[]>()
  for (const { ground, goesOn, name } of pets) {
    const words = ground && said(ground, goesOn)
    if (words) byWords.set(words, [...(byWords.get(words) ?? []), name])
  }
  return [...byWords].map(([words, names]) => `${named(names)}: ${words}`)
}

/** Of a stray dog that a council still holds, its pack can be printed, and it isn’t said that its time is over. */
const said = (ground: Ground, goesOn: string | null): string =>
  ground === 'strayPeriodPassed' && goesOn
    ? `its stray period ends on ${whenText(goesOn, 'day')}. The code works from then.`
    : `${groundWords[ground]}.`

const named = (names: readonly string[]) => (names.length > 3 ? `${countText(names.length)} animals` : listed(names))

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
