import { whenText } from '#platform/text/whentext.ts'

interface Litter {
  id: string
  damName: string
  bornOn: string
}

/** Litters by what they’re called in a field, "Hazel, 14 March 2026": two that are called the same are told apart by a number. */
export function littersByName(litters: readonly Litter[]): Map<string, string> {
  const byName = new Map<string, string>()
  for (const { id, damName, bornOn } of litters) {
    const name = `${damName}, ${whenText(bornOn, 'day')}`
    const alike = litters.filter((one) => one.damName === damName && one.bornOn === bornOn).findIndex((one) => one.id === id)
    byName.set(alike === 0 ? name : `${name} (${alike + 1})`, id)
  }
  return byName
}
