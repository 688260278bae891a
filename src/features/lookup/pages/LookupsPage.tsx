import { LookupList } from '../parts/relay/LookupList.tsx'

/** Who looked up my pets and what finders wrote; the address says which list and which page. */
export default function LookupsPage() {
  return <LookupList />
}
