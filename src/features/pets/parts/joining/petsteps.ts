import type { FormStep } from '../form/steps.ts'

/** The steps about an animal; `within` is where it stands in the form, as in `pet.`. */
export const chipStep = (within = ''): FormStep =>
  step('chip', 'Microchip', 'What is the number of the chip?', within, ['chipNumber', 'evenIfHeldElsewhere'])

export const animalStep = (within = ''): FormStep =>
  step('animal', 'Animal', 'Tell us about the animal', within, ['species', 'name', 'originalName', 'breed', 'sex', 'neutered', 'bornOn'])

export const looksStep = (within = ''): FormStep =>
  step('looks', 'Looks', 'What does it look like?', within, ['colour', 'markings', 'photoId'])

export const implantStep = (within = ''): FormStep => step('implant', 'Implant', 'About the implant, if you know', within, ['implant'])

export const checkStep = (): FormStep => ({ name: 'check', title: 'Check', heading: 'Check what you told us', fields: [] })

function step(name: string, title: string, heading: string, within: string, fields: string[]): FormStep {
  return { name, title, heading, fields: fields.map((field) => within + field) }
}
