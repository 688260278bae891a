import type { ComponentType } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { extensionPoint } from '#platform/extension.ts'
import type { conversation } from '../contract.ts'

export type ConversationShown = AnswerOf<typeof conversation>

/** Who writes: somebody in one of their conversations, or one side by the key in their link. */
export type Writer = { threadId: string } | { relayKey: string }

export interface AsideProps {
  conversation: ConversationShown
  writer: Writer
  /** Something has changed: the conversation is asked for again. */
  onChanged: () => void
}

/** What stands beside a conversation about an animal, for either side. */
export const conversationAsides = extensionPoint<ComponentType<AsideProps>>('conversationAsides')
