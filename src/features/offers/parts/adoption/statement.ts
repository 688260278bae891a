import { type Ground, groundWords } from '#features/welfare/kit/ways.ts'
import { listed } from '#platform/listed.ts'
import { countText } from '#platform/text/counttext.ts'

/** An animal that is to go, and on which grounds it can. */
interface Going {
  name: string
  ground: Ground | null
  grounds: readonly Ground[]
}

const HINTS: Partial<Record<Ground, string>> = {
  relinquished: 'They signed it over to you',
  strayPeriodPassed: 'For a dog, the council kept it for 7 clear days and no one claimed it',
}

/** What an organisation can state of an animal whose stay doesn't say why it goes. */
export const statementsFor = ({ grounds }: Going) =>
  grounds.map((ground) => ({ value: ground, label: capital(groundWords[ground]), ...(HINTS[ground] && { hint: HINTS[ground] }) }))

/** The grounds of animals that go, in sentences: one for each ground, with those that go on it. */
export function groundSentences(pets: readonly Going[]): string[] {
  const [first, another] = pets
  if (first?.ground && !another) return [`${capital(groundWords[first.ground])}.`]
  const byGround = new Map<Ground, string[]>()
  for (const { ground, name } of pets) if (ground) byGround.set(ground, [...(byGround.get(ground) ?? []), name])
  return [...byGround].map(([ground, names]) => `${named(names)}: ${groundWords[ground]}.`)
}

const named = (names: readonly string[]) => (names.length > 3 ? `${countText(names.length)} animals` : listed(names))

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
