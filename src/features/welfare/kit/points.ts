import type { ComponentType } from 'react'
import { extensionPoint } from '#platform/extension.ts'
import type { WelfarePet } from '../shapes.ts'

/** What an organisation can do for an animal of its list. */
export const animalActs = extensionPoint<ComponentType<{ pet: WelfarePet }>>('animalActs')
