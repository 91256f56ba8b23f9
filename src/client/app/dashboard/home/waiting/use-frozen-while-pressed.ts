import { useEffect, useRef, useState } from 'react'

/**
 * The value, unchanged while a finger or button is down: a list that grows between the two ends of a press
 * would move another row under it.
 */
export function useFrozenWhilePressed<Value>(value: Value): Value {
  const [isPressed, setPressed] = useState(false)
  const shown = useRef(value)
  useEffect(() => {
    const handleDown = () => setPressed(true)
    // The click that ends a press comes after the pointer is up.
    const handleUp = () => setTimeout(() => setPressed(false), 50)
    window.addEventListener('pointerdown', handleDown)
    window.addEventListener('pointerup', handleUp)
    window.addEventListener('pointercancel', handleUp)
    return () => {
      window.removeEventListener('pointerdown', handleDown)
      window.removeEventListener('pointerup', handleUp)
      window.removeEventListener('pointercancel', handleUp)
    }
  }, [])
  if (!isPressed) shown.current = value
  return shown.current
}
