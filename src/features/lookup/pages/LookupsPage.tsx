import { Page } from '#ui/Page.tsx'

export default function LookupsPage() {
  return <Page title="LookupsPage">stub</Page>
}
