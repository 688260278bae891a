import { Page } from '#ui/Page.tsx'

export default function RelayPage() {
  return <Page title="RelayPage">stub</Page>
}
