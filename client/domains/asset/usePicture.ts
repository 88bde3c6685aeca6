import { useEffect, useState } from 'react'

export type Picture = { file: File; url: string; image: HTMLImageElement }

/** Loads a file as a picture; null while loading, `broken` if the browser cannot read it. */
export function usePicture(file: File): Picture | 'broken' | null {
  const [picture, setPicture] = useState<Picture | 'broken' | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    const image = new Image()
    let isStale = false
    setPicture(null)
    async function read() {
      const isPicture = await decode(image, url)
      if (!isStale) setPicture(isPicture ? { file, url, image } : 'broken')
    }
    void read()
    return () => {
      isStale = true
      // A load that starts later would request an address that no longer exists.
      image.removeAttribute('src')
      URL.revokeObjectURL(url)
    }
  }, [file])
  return picture
}

async function decode(image: HTMLImageElement, url: string): Promise<boolean> {
  image.src = url
  try {
    await image.decode()
  } catch {
    return false
  }
  // An SVG without width and height has no size.
  return image.naturalWidth > 0 && image.naturalHeight > 0
}
