import { Page } from '#ui/Page.tsx'

export default function RegisterSuccessPage() {
  return <Page title="RegisterSuccessPage">stub</Page>
}
