import styles from './reference.module.css'

/** The HTTP method of a route, colored by method. */
export function Method({ name }: { name: string }) {
  return (
    <span className={styles.method} data-method={name}>
      {name}
    </span>
  )
}
