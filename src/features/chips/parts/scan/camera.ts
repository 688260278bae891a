const WIDTH = 1280

/** A camera of this device, with the name that the device gives it. */
export interface Camera {
  deviceId: string
  label: string
}

/** Opens the camera that was chosen, else the one at the back of a phone, or the one there is. Rejects as `whyNoCamera` explains. */
export async function openCamera(chosen: string): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('This page can’t use a camera', 'SecurityError')
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { ...(chosen ? { deviceId: { exact: chosen } } : { facingMode: 'environment' }), width: { ideal: WIDTH } },
  })
}

/** The cameras to choose from; their names are known once one of them was allowed. */
export async function camerasHere(): Promise<Camera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  const cameras = devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
  return cameras.map(({ deviceId, label }, index) => ({ deviceId, label: label || `Camera ${index + 1}` }))
}

const INSTEAD = 'Choose a photo of the label instead, or type the number.'

/** What to do when the camera does not open, by the name of its error. */
export function whyNoCamera(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  switch (name) {
    case 'NotAllowedError':
      return `Your browser is blocking the camera. Allow it for this site and try again. ${INSTEAD}`
    case 'NotFoundError':
    case 'OverconstrainedError':
      return `We couldn’t find a camera on this device. ${INSTEAD}`
    case 'NotReadableError':
    case 'AbortError':
      return `The camera is already in use. Close the other app or tab that’s using it and try again. ${INSTEAD}`
    case 'SecurityError':
      return `Your browser won’t let this website use the camera. ${INSTEAD}`
    default:
      return `The camera didn’t open. ${INSTEAD}`
  }
}

/** The light beside a phone's camera: a function that switches it, or null where there is none. */
export function torchOf(stream: MediaStream): ((on: boolean) => void) | null {
  const [track] = stream.getVideoTracks()
  const has: unknown = Reflect.get(Object(track?.getCapabilities?.()), 'torch')
  if (!track || has !== true) return null
  return (on) => void track.applyConstraints({ advanced: [light(on)] })
}

/** The standard types do not know the light yet. */
function light(on: boolean): object {
  return { torch: on }
}

export function closeCamera(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}
