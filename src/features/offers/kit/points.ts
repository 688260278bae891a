import type { ComponentType } from 'react'
import { extensionPoint } from '#platform/extension.ts'
import type { PetRequest } from '../shapes.ts'

/** The dialog in which a breeder says that an animal is of their litter. */
export const litterAnswers = extensionPoint<ComponentType<{ offer: PetRequest; onClose: () => void }>>('litterAnswers')

/** What lets a breeder say yes to several animals of their litter at once. */
export const littersAsked = extensionPoint<ComponentType<{ offers: readonly PetRequest[] }>>('littersAsked')
