import { Page } from '#ui/Page.tsx'

export default function PetPage() {
  return <Page title="PetPage">stub</Page>
}
