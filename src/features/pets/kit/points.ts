import type { ComponentType, ReactNode } from 'react'
import { extensionPoint } from '#platform/extension.ts'
import type { PetDetail } from './form/answersof.ts'

/** What somebody should know above the list of their pets. */
export const petNotices = extensionPoint<ComponentType>('petNotices')

/** What the keeper of a pet should see before anything else on its page. */
export const recordNotices = extensionPoint<ComponentType<{ pet: PetDetail }>>('recordNotices')

/** What an organisation does most for an animal in its care, in place of the keeper’s `usual` acts, which stand `below` then. */
export const careActs = extensionPoint<ComponentType<{ pet: PetDetail; usual: ReactNode; below: ReactNode }>>('careActs')

/** What an organisation must know of an animal in its care before its record. */
export const carePanels = extensionPoint<ComponentType<{ pet: PetDetail }>>('carePanels')

/** How an animal that its keeper bred finds another keeper, in place of what a family is asked; the `usual` way stands below. */
export const saleActs = extensionPoint<ComponentType<{ pet: PetDetail; usual: ReactNode }>>('saleActs')

/** What a breeder can say of where an animal comes from, which nobody has said. */
export const originActs = extensionPoint<ComponentType<{ pet: PetDetail }>>('originActs')

/** Panels beside the record of a pet. */
export const recordPanels = extensionPoint<ComponentType<{ pet: PetDetail }>>('recordPanels')

/** What a breeder is asked of the animals of a file. */
export const fileQuestions = extensionPoint<ComponentType<{ isBred: boolean; onBred: (isBred: boolean) => void }>>('fileQuestions')

/** The ways to pay for the registration of a pet; `begun` is the payment that was begun for it already. */
export const waysToPay = extensionPoint<ComponentType<WaysToPayProps>>('waysToPay')

export interface WaysToPayProps {
  pet: { id: string; name: string }
  begun?: { purchaseId: string; pence: number } | undefined
}
