import { Page } from '#ui/Page.tsx'

export default function PetsPage() {
  return <Page title="PetsPage">stub</Page>
}
