/** What says enough alone: of "piscine chauffée" the pool is searched for. */
export const wishes =
  /^(?:pool|piscine|zwembad|zeezicht|seaview|sauna|jacuzzi|hammam|fireplace|cheminee|haard|openhaard|conservatory|veranda|cellar|cave|kelder|attic|grenier|zolder)$/;
