import type { ComponentType } from 'react'
import { extensionPoint } from '#platform/extension.ts'
import type { ChipResult, FullRecord } from '../shapes.ts'

/** What a professional who was shown a record can do about the animal. */
export const disclosedActs = extensionPoint<ComponentType<{ record: FullRecord }>>('disclosedActs')

export interface OwnRecordProps {
  chipNumber: string
  /** Called once something is found, with whose messages the professional would be reading: nobody writes to themselves. */
  onFound?: (as: ChipResult['reader']) => void
}

/** What a professional has of their own about a number: it stands before what anyone may know, and says that it has found it. */
export const ownRecords = extensionPoint<ComponentType<OwnRecordProps>>('ownRecords')
