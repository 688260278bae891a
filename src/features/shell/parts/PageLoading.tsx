import { Center, Loader } from '@mantine/core'

/** Stands in for a page whose code or session is on its way. */
export function PageLoading() {
  return (
    <Center mih="60vh" role="status" aria-label="Loading">
      <Loader />
    </Center>
  )
}
