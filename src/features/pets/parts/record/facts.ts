import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { Fact } from '#ui/FactList.tsx'
import { ageText, bornText } from '../../kit/born.ts'
import type { PetDetail } from '../../kit/form/answersof.ts'
import { sexText } from '../../kit/sex.ts'

/** The parts of a record that can be changed, each by itself. */
export const SECTIONS = ['about', 'looks', 'implant'] as const
export type SectionName = (typeof SECTIONS)[number]

export const sectionTitles: Record<SectionName, string> = { about: 'Details', looks: 'Appearance', implant: 'Implant' }

/** What a section says. */
export function factsOf(section: SectionName, pet: PetDetail): Fact[] {
  if (section === 'about') return aboutFacts(pet)
  if (section === 'looks')
    return [
      { label: 'Colour', value: pet.colour },
      { label: 'Markings', value: pet.markings },
    ]
  return [
    { label: 'Implanted on', value: pet.implantedOn && whenText(pet.implantedOn, 'day') },
    pet.chipHasMoved
      ? { label: 'Where the chip was put in', value: `${pet.implantSite || 'Not given'}. It’s been reported as moved since.` }
      : { label: 'Where the chip is', value: pet.implantSite },
    { label: 'Implanted by', value: pet.implanterName },
    ...(pet.olderChips.length === 0 ? [] : [{ label: 'Earlier microchip', value: pet.olderChips.join(', ') }]),
  ]
}

function aboutFacts(pet: PetDetail): Fact[] {
  const species = SPECIES.find((one) => one === pet.species)
  const age = pet.isGone ? '' : ` (${ageText(pet.bornOn, londonDate(systemClock.now()))})`
  return [
    { label: 'Name', value: pet.name },
    ...(pet.originalName === pet.name ? [] : [{ label: 'Original name or number', value: pet.originalName }]),
    { label: 'Animal', value: species ? speciesWords[species].label : pet.species },
    { label: 'Breed', value: pet.breed },
    { label: 'Sex', value: sexText(pet.sex, pet.neutered) },
    { label: 'Date of birth', value: bornText(pet.bornOn, pet.bornExactly) + age },
    ...(pet.species === 'dog' || pet.kennelClubNumber ? [{ label: 'Kennel Club number', value: pet.kennelClubNumber }] : []),
  ]
}
