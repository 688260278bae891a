const underWay = new Set<Promise<boolean>>()

/** An upload whose file belongs to a form: `sent` says whether it arrived. */
export function countUpload(sent: Promise<boolean>): Promise<boolean> {
  underWay.add(sent)
  return sent.finally(() => underWay.delete(sent))
}

export const isUploading = () => underWay.size > 0

/** Waits for every file that is on its way; whether all of them arrived. */
export async function uploadsArrived(): Promise<boolean> {
  let all = true
  while (isUploading()) all = (await Promise.all(underWay)).every(Boolean) && all
  return all
}
