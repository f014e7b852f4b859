/** Pairs one request may ask for; Valhalla's default of 2,500 would be fifty houses. */
const PAARE_MAX = 1_000_000;
/** A house further than this from any road is reported instead of being moved there. */
const STRASSE_METER_MAX = 1_000;

const still = { type: '', color: false, file_name: '', long_request: 100 };
const dienst = { logging: still, service: { proxy: '' } };
const grenzen = {
  max_distance: 5_000_000,
  max_locations: 500,
  max_matrix_distance: 400_000,
  max_matrix_location_pairs: PAARE_MAX,
};

/**
 * For the tile builder. Every thread of it maps all its files and keeps tiles of its own, so one holds three fifths of what two do
 * for the same seconds of a processor, and leaves the other ones to those who wait for an answer.
 */
export function baukonfiguration(kachelordner: string): object {
  const konfiguration = valhallaKonfiguration(kachelordner);
  return {
    ...konfiguration,
    mjolnir: { ...konfiguration.mjolnir, concurrency: 1, max_cache_size: 64_000_000 },
  };
}

/** Settings of Valhalla 3.6 for one folder of tiles: only what its tile builder and its actor ask for. */
export function valhallaKonfiguration(
  kachelordner: string,
): Record<string, unknown> & { readonly mjolnir: object } {
  return {
    additional_data: { elevation: '' },
    loki: {
      ...dienst,
      actions: ['locate', 'route', 'sources_to_targets'],
      service_defaults: {
        heading_tolerance: 60,
        minimum_reachability: 50,
        node_snap_tolerance: 5,
        radius: 0,
        search_cutoff: STRASSE_METER_MAX,
        street_side_max_distance: 1000,
        street_side_tolerance: 5,
      },
      use_connectivity: true,
    },
    meili,
    mjolnir: {
      data_processing: { use_admin_db: false },
      hierarchy: true,
      include_bicycle: false,
      include_driveways: true,
      include_driving: true,
      include_pedestrian: true,
      logging: still,
      max_cache_size: 256_000_000,
      reclassify_links: true,
      shortcuts: true,
      tile_dir: kachelordner,
    },
    odin: { ...dienst, markup_formatter: { markup_enabled: false } },
    service_limits: {
      auto: grenzen,
      pedestrian: { ...grenzen, max_transit_walking_distance: 10_000, min_transit_walking_distance: 1 },
      ...unbenutzteGrenzen,
    },
    // One search per start settles every target of a district: eight times faster than the default here.
    thor: { ...dienst, source_to_target_algorithm: 'timedistancematrix' },
  };
}

/** Map matching, which we do not use but Valhalla wants to know about. */
const meili = {
  ...dienst,
  auto: { search_radius: 50, turn_penalty_factor: 200 },
  customizable: [],
  default: {
    beta: 3,
    breakage_distance: 2000,
    geometry: false,
    gps_accuracy: 5,
    interpolation_distance: 10,
    max_route_distance_factor: 5,
    max_route_time_factor: 5,
    max_search_radius: 100,
    route: true,
    search_radius: 50,
    sigma_z: 4.07,
    turn_penalty_factor: 0,
  },
  grid: { cache_size: 100_240, size: 500 },
  mode: 'auto',
  pedestrian: { search_radius: 50, turn_penalty_factor: 100 },
  verbose: false,
};

const hoch = { '1': 400, '2': 100 };
const unbenutzteGrenzen = {
  allow_hard_exclusions: false,
  centroid: { max_distance: 200_000, max_locations: 5 },
  hierarchy_limits: {
    allow_modification: false,
    bidirectional_astar: {
      max_allowed_up_transitions: hoch,
      max_expand_within_distance: { '0': 1e8, '1': 20_000, '2': 5_000 },
    },
    costmatrix: { max_allowed_up_transitions: hoch },
    unidirectional_astar: {
      max_allowed_up_transitions: hoch,
      max_expand_within_distance: { '0': 1e8, '1': 100_000, '2': 5_000 },
    },
  },
  isochrone: {
    max_contours: 4,
    max_distance: 25_000,
    max_distance_contour: 200,
    max_locations: 1,
    max_time_contour: 120,
  },
  max_alternates: 2,
  max_distance_disable_hierarchy_culling: 0,
  max_exclude_locations: 50,
  max_exclude_polygons_length: 10_000,
  max_radius: 200,
  max_reachability: 100,
  max_timedep_distance: 500_000,
  max_timedep_distance_matrix: 0,
  skadi: { max_shape: 750_000, min_resample: 10 },
  status: { allow_verbose: false },
  trace: {
    max_alternates: 3,
    max_alternates_shape: 100,
    max_distance: 200_000,
    max_gps_accuracy: 100,
    max_search_radius: 100,
    max_shape: 16_000,
  },
};
