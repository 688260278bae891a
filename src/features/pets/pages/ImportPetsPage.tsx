import { Page } from '#ui/Page.tsx'

export default function ImportPetsPage() {
  return <Page title="ImportPetsPage">stub</Page>
}
