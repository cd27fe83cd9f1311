import { useLocation, useNavigate } from 'react-router'
import { type Filters, readFilters, writeFilters } from './filters.ts'

/** The filters of the address, and how to change them: the entry of the history stays the same one. */
export function useFilters(): [filters: Filters, choose: (filters: Filters) => void] {
  const location = useLocation()
  const navigate = useNavigate()
  const search = new URLSearchParams(location.search)
  const choose = (filters: Filters) => {
    const text = String(writeFilters(search, filters))
    // What lies over the page is closed by the same step.
    void navigate({ pathname: location.pathname, search: text && `?${text}` }, { replace: true, preventScrollReset: true })
  }
  return [readFilters(search), choose]
}
