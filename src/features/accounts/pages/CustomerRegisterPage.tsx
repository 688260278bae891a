import { Page } from '#ui/Page.tsx'

export default function CustomerRegisterPage() {
  return <Page title="CustomerRegisterPage">stub</Page>
}
