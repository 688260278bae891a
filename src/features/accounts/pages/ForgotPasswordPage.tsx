import { Page } from '#ui/Page.tsx'

export default function ForgotPasswordPage() {
  return <Page title="ForgotPasswordPage">stub</Page>
}
