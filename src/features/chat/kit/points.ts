import type { ComponentType } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { extensionPoint } from '#platform/extension.ts'
import type { conversation } from '../contract.ts'

export type ConversationShown = AnswerOf<typeof conversation>

/** What stands beside a conversation about an animal, for either side. */
export const conversationAsides = extensionPoint<ComponentType<{ conversation: ConversationShown }>>('conversationAsides')
