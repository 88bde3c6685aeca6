import styles from './reference.module.css'

/** The method of a route, each of its own tone. */
export function Method({ name }: { name: string }) {
  return (
    <span className={styles.method} data-method={name}>
      {name}
    </span>
  )
}
