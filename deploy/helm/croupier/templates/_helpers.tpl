{{- define "croupier.name" -}}
{{- $name := contains .Chart.Name .Release.Name | ternary .Release.Name (printf "%s-%s" .Release.Name .Chart.Name) }}
{{- $name | trunc 40 | trimSuffix "-" }}
{{- end }}

{{- define "croupier.labels" -}}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version | replace "+" "_" }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{ include "croupier.selector" . }}
{{- end }}

{{- define "croupier.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "croupier.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "croupier.serviceAccount" -}}
{{ .Values.serviceAccount.name | default (ternary (include "croupier.name" .) "default" .Values.serviceAccount.create) }}
{{- end }}

{{- /* The settings of every process, as the data of a ConfigMap. */}}
{{- define "croupier.settings" -}}
MODE: production
{{- with .Values.redis.url }}
REDIS_URL: {{ . | quote }}
{{- end }}
{{- range $name, $value := .Values.settings }}
{{ $name }}: {{ $value | toString | quote }}
{{- end }}
{{- end }}

{{- define "croupier.secretName" -}}
{{ .Values.existingSecret | default (include "croupier.name" .) }}
{{- end }}

{{- /* What every process reads; $suffix is that of the copies that exist before an installation. */}}
{{- define "croupier.environment" -}}
{{- $root := index . 0 }}
{{- $suffix := index . 1 }}
{{- $values := $root.Values -}}
envFrom:
  - configMapRef: { name: {{ include "croupier.name" $root }}{{ $suffix }} }
  - secretRef: { name: {{ include "croupier.secretName" $root }}{{ if not $values.existingSecret }}{{ $suffix }}{{ end }} }
env:
{{- with $values.database.existingSecret }}
  - name: DATABASE_URL
    valueFrom: { secretKeyRef: { name: {{ . }}, key: {{ $values.database.key }} } }
{{- end }}
{{- end }}

{{- define "croupier.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "croupier.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- /* The folders that are written: compiled code, files of a start, and uploads under way. */}}
{{- define "croupier.mounts" -}}
- { name: cache, mountPath: /srv/croupier/.cache }
- { name: data, mountPath: /srv/croupier/.data }
- { name: tmp, mountPath: /tmp }
{{- with .Values.extraVolumeMounts }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- define "croupier.volumes" -}}
- { name: cache, emptyDir: {} }
- { name: data, emptyDir: {} }
- { name: tmp, emptyDir: {} }
{{- with .Values.extraVolumes }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- /* The processes of one role. */}}
{{- define "croupier.deployment" -}}
{{- $root := index . 0 }}
{{- $role := index . 1 }}
{{- $values := index $root.Values $role -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "croupier.name" $root }}-{{ $role }}
  labels:
    {{- include "croupier.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ $role }}
spec:
  replicas: {{ $values.replicas }}
  # A new process is ready before an old one goes.
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  selector:
    matchLabels:
      {{- include "croupier.selector" $root | nindent 6 }}
      app.kubernetes.io/component: {{ $role }}
  template:
    metadata:
      labels:
        {{- include "croupier.labels" $root | nindent 8 }}
        app.kubernetes.io/component: {{ $role }}
      annotations:
        # Processes read their settings once, so they start again when these change.
        checksum/settings: {{ include "croupier.settings" $root | sha256sum }}
        checksum/secrets: {{ $root.Values.secrets | toJson | sha256sum }}
        {{- with $values.podAnnotations }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
    spec:
      serviceAccountName: {{ include "croupier.serviceAccount" $root }}
      automountServiceAccountToken: false
      enableServiceLinks: false
      terminationGracePeriodSeconds: {{ $root.Values.terminationGracePeriodSeconds }}
      {{- with $root.Values.imagePullSecrets }}
      imagePullSecrets:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      securityContext:
        {{- include "croupier.podSecurity" $root | nindent 8 }}
      containers:
        - name: {{ $role }}
          image: {{ include "croupier.image" $root | quote }}
          imagePullPolicy: {{ $root.Values.image.pullPolicy }}
          {{- include "croupier.environment" (list $root "") | nindent 10 }}
            - { name: ROLE, value: {{ $role }} }
            - { name: DATABASE_CONNECTIONS, value: {{ $values.databaseConnections | quote }} }
            {{- range $name, $value := $values.settings }}
            - { name: {{ $name }}, value: {{ $value | toString | quote }} }
            {{- end }}
          ports:
            - { name: http, containerPort: 3000 }
          # A start may wait for the migrations of another process.
          startupProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 5
            failureThreshold: 120
          livenessProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          # The database commits. A process whose database is gone gets no requests, and is not ended for it.
          readinessProbe:
            httpGet: { path: /readyz, port: http }
            periodSeconds: 5
            timeoutSeconds: 4
            failureThreshold: 2
          lifecycle:
            # Proxies learn that the process goes before it refuses requests.
            preStop: { exec: { command: [sleep, '5'] } }
          resources:
            {{- toYaml $values.resources | nindent 12 }}
          securityContext:
            {{- include "croupier.containerSecurity" $root | nindent 12 }}
          volumeMounts:
            {{- include "croupier.mounts" $root | nindent 12 }}
      volumes:
        {{- include "croupier.volumes" $root | nindent 8 }}
      {{- range $field := list "nodeSelector" "tolerations" "affinity" "topologySpreadConstraints" }}
      {{- with index $values $field }}
      {{ $field }}:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- end }}
{{- end }}

{{- define "croupier.disruption" -}}
{{- $root := index . 0 }}
{{- $role := index . 1 }}
{{- $values := index $root.Values $role -}}
{{- with $values.podDisruptionBudget }}
{{- if gt (int $values.replicas) 1 -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "croupier.name" $root }}-{{ $role }}
  labels:
    {{- include "croupier.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ $role }}
spec:
  {{- toYaml . | nindent 2 }}
  selector:
    matchLabels:
      {{- include "croupier.selector" $root | nindent 6 }}
      app.kubernetes.io/component: {{ $role }}
{{- end }}
{{- end }}
{{- end }}
