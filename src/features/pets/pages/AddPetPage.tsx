import { Page } from '#ui/Page.tsx'

export default function AddPetPage() {
  return <Page title="AddPetPage">stub</Page>
}
