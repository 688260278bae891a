import type { ComponentType } from 'react'
import { extensionPoint } from '#platform/extension.ts'
import type { FullRecord } from '../shapes.ts'

/** What a professional who was shown a record can do about the animal. */
export const disclosedActs = extensionPoint<ComponentType<{ record: FullRecord }>>('disclosedActs')

/** What a professional has of their own about a number: it stands before what anyone may know, and says that it has found it. */
export const ownRecords = extensionPoint<ComponentType<{ chipNumber: string; onFound?: () => void }>>('ownRecords')
