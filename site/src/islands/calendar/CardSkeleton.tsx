/** The shape of a card whose event is on the way. */
export function CardSkeleton() {
  return (
    <div className="card-skeleton">
      <span className="skeleton-line" />
      <div>
        <span className="skeleton-line" />
        <span className="skeleton-line" />
        <span className="skeleton-line" />
        <span className="skeleton-line" />
        <span className="skeleton-line" />
      </div>
    </div>
  )
}
