import type { AsideProps } from '#features/chat/kit/points.ts'
import { FinderAside, WhereYouSaid } from './FinderAside.tsx'
import { KeeperAside } from './KeeperAside.tsx'

/** What helps beside a conversation about an animal that was found or seen. */
export function RelayAside({ conversation, writer }: AsideProps) {
  const { petName, other } = conversation
  if (conversation.about === 'issued' && other.role === 'implanter') return <WhereYouSaid conversation={conversation} />
  if (other.role === 'keeper') return <FinderAside conversation={conversation} />
  return other.role === 'finder' ? <KeeperAside where={conversation.where} writer={writer} petName={petName ?? 'the animal'} /> : null
}
