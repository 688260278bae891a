import type { ComponentType } from 'react'
import { extensionPoint } from '#platform/extension.ts'
import type { PetRequest } from '../shapes.ts'

/** The dialog in which a breeder says that an animal is of their litter. */
export const litterAnswers = extensionPoint<ComponentType<{ offer: PetRequest; onClose: () => void }>>('litterAnswers')
