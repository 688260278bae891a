import type { AsideProps } from '#features/chat/kit/points.ts'
import { FinderAside, WhereYouSaid } from './FinderAside.tsx'
import { KeeperAside } from './KeeperAside.tsx'
import { OwnRescueAside } from './RescueAside.tsx'

/** What helps beside a conversation about an animal that was found or seen. */
export function RelayAside({ conversation, writer }: AsideProps) {
  const { petName, other } = conversation
  if (conversation.about === 'issued' && other.role === 'implanter') return <WhereYouSaid conversation={conversation} />
  if (other.role === 'keeper' && conversation.organisation) return <OwnRescueAside conversation={conversation} />
  if (other.role === 'keeper') return <FinderAside conversation={conversation} />
  const isFromFinder = other.role === 'finder' || other.role === 'organisation'
  return isFromFinder ? <KeeperAside where={conversation.where} writer={writer} petName={petName ?? 'the animal'} /> : null
}
