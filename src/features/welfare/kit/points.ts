import type { ComponentType } from 'react'
import type * as z from 'zod'
import { extensionPoint } from '#platform/extension.ts'
import type { AnimalToChoose, WelfarePet } from '../shapes.ts'

/** What an organisation can do for an animal of its list; `isMain` where it’s what the animal’s page is mostly opened for. */
export const animalActs = extensionPoint<ComponentType<{ pet: WelfarePet; isMain?: boolean }>>('animalActs')

/** What else it can do for an animal, in a menu. */
export const moreAnimalActs = extensionPoint<ComponentType<{ pet: WelfarePet }>>('moreAnimalActs')

/** What stands below an animal’s status. */
export const animalNotes = extensionPoint<ComponentType<{ pet: WelfarePet }>>('animalNotes')

/** An animal that was chosen in the list. */
export type ChosenAnimal = z.output<typeof AnimalToChoose>

/** What an organisation can do for several animals of its list together. */
export const chosenActs = extensionPoint<ComponentType<{ pets: readonly ChosenAnimal[]; onDone: () => void }>>('chosenActs')
