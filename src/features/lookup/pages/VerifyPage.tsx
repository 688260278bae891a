import { Page } from '#ui/Page.tsx'

export default function VerifyPage() {
  return <Page title="VerifyPage">stub</Page>
}
