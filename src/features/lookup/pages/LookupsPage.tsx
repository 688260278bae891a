import { useSearchParams } from 'react-router'
import { KeeperConversation } from '../parts/relay/KeeperConversation.tsx'
import { LookupList } from '../parts/relay/LookupList.tsx'

/** Who looked up my pets and what finders wrote; the address says which list, which page and which conversation. */
export default function LookupsPage() {
  const [params] = useSearchParams()
  const threadId = params.get('message')
  return threadId ? <KeeperConversation key={threadId} threadId={threadId} /> : <LookupList />
}
