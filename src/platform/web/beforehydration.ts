/** What has to be here before the page comes to life, because the server has drawn it. */
export const wanted: Promise<unknown>[] = []
