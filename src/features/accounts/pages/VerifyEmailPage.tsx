import { Page } from '#ui/Page.tsx'

export default function VerifyEmailPage() {
  return <Page title="VerifyEmailPage">stub</Page>
}
